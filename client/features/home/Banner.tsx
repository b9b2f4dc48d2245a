// The rotating banner: our pictures, what we promise and a way on. Swipe, dots and pause.
import { useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { type BannerSlide, bannerSlides } from '#client/features/content/home-content.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import classes from './Banner.module.css';
import { bannerPictures } from './banner-pictures.ts';
import { useBanner } from './use-banner.ts';

const phoneSizes = 'max(495px, 100vw)';
const wideSizes = '(min-width: 64em) 960px, 100vw';
const wideScreen = '(min-width: 48em)';

// Where it opens the page, its first picture is asked for before the logo and all else. On a phone it stands below.
function preloadFirst() {
  const picture = bannerSlides[0]?.picture;
  if (!picture) return;
  const { wide } = bannerPictures[picture];
  preload(wide.src, {
    as: 'image',
    fetchPriority: 'high',
    imageSrcSet: wide.srcSet,
    imageSizes: wideSizes,
    media: wideScreen,
  });
}

export function Banner() {
  preloadFirst();
  const { current, show, paused, setPaused, frame } = useBanner(bannerSlides.length);
  const settled = useSettled();
  return (
    <section
      className={classes.banner}
      aria-roledescription="carousel"
      aria-label="What we promise"
      {...frame}
    >
      <div className={classes.slides}>
        {bannerSlides.map((slide, place) => (
          <Slide
            key={slide.picture}
            slide={slide}
            first={place === 0}
            shown={place === current}
            withPicture={place === 0 || settled}
            place={`${place + 1} of ${bannerSlides.length}`}
          />
        ))}
      </div>
      <div className={classes.controls}>
        {bannerSlides.map((slide, place) => (
          <button
            key={slide.picture}
            type="button"
            className={classes.dot}
            aria-label={`Slide ${place + 1}: ${slide.title}`}
            aria-current={place === current || undefined}
            onClick={() => show(place)}
          />
        ))}
        <button
          type="button"
          className={classes.pause}
          aria-label={paused ? 'Play slides' : 'Pause slides'}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={18} />
        </button>
      </div>
    </section>
  );
}

// The other slides' pictures wait until the first one and the page have come.
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}

type SlideProps = { slide: BannerSlide; first: boolean; shown: boolean; withPicture: boolean; place: string };

function Slide({ slide, first, shown, withPicture, place }: SlideProps) {
  const { phone, wide } = bannerPictures[slide.picture];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      className={classes.slide}
      data-shown={shown || undefined}
      data-picture={slide.picture}
      inert={!shown}
    >
      {withPicture && (
        <picture>
          <source media={wideScreen} srcSet={wide.srcSet} sizes={wideSizes} />
          <img
            className={classes.picture}
            src={phone.src}
            srcSet={phone.srcSet}
            sizes={phoneSizes}
            alt=""
            draggable={false}
            fetchPriority={first ? 'high' : 'low'}
          />
        </picture>
      )}
      <div className={classes.words}>
        <h2 className={classes.title}>{slide.title}</h2>
        <p className={classes.text}>{slide.text}</p>
        <ButtonLink to={slide.linkTo} variant="outline" className={classes.link}>
          {slide.linkText}
        </ButtonLink>
      </div>
    </div>
  );
}
