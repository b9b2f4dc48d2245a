import { useReducedMotion } from '@mantine/hooks';
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useKnownInBrowser } from '#client/lib/known-in-browser.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Text, Title } from '#client/ui/mantine/layout.tsx';
import { timings } from '#shared/business.ts';
import { paths } from '#shared/paths.ts';
import classes from './Banner.module.css';
import { homeTexts as t } from './texts.ts';

const files = import.meta.glob<string>('../../assets/banners/*.webp', { eager: true, import: 'default' });

const slides = [
  { picture: 'technician-at-door', name: 'broken', linkTo: paths.services(), linkText: t('seeAll') },
  {
    picture: 'open-back-panel',
    name: 'priceFirst',
    linkTo: paths.services(['refrigeration']),
    linkText: t('fridges'),
  },
  { picture: 'family-kitchen', name: 'atHome', linkTo: paths.services(['kitchen']), linkText: t('kitchen') },
] as const;
type BannerSlide = (typeof slides)[number];

const widths = { phone: [480, 800], wide: [800, 1200, 1600] } as const;

function pictureOf({ picture }: BannerSlide, shape: keyof typeof widths) {
  const fileOf = (width: number) => files[`../../assets/banners/${picture}-${shape}-${width}.webp`] ?? '';
  return {
    src: fileOf(widths[shape][1]),
    srcSet: widths[shape].map((width) => `${fileOf(width)} ${width}w`).join(', '),
  };
}

const phoneSizes = 'max(495px, 100vw)';
const wideSizes = '(min-width: 64em) 960px, 100vw';
const wideScreen = '(min-width: 48em)';

// On wide screens the first picture is the largest contentful paint, so it loads first. On a phone it is
// further down and loads after the scripts.
function preloadFirst() {
  const wide = pictureOf(slides[0], 'wide');
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
  const { current, show, paused, setPaused, frame } = useBanner();
  const isPageLoaded = useIsPageLoaded();
  const isHydrated = useKnownInBrowser(true);
  return (
    <section
      className={classes.banner}
      aria-roledescription={t('carousel')}
      aria-label={t('promises')}
      {...frame}
    >
      <div className={classes.slides}>
        {slides.map((slide, place) => (
          <Slide
            key={slide.picture}
            slide={slide}
            isDelayed={!isHydrated}
            isCurrent={place === current}
            hasPicture={place === 0 || isPageLoaded}
            place={t('place', { number: place + 1, count: slides.length })}
          />
        ))}
      </div>
      {isHydrated && (
        <div className={classes.controls}>
          {slides.map((slide, place) => (
            <button
              key={slide.picture}
              type="button"
              className={`bare ${classes.dot}`}
              aria-label={t('slide', { number: place + 1, title: t(slide.name) })}
              aria-current={place === current || undefined}
              onClick={() => show(place)}
            />
          ))}
          <button
            type="button"
            className={`bare ${classes.pause}`}
            aria-label={paused ? t('play') : t('pause')}
            onClick={() => setPaused(!paused)}
          >
            <Icon name={paused ? 'play' : 'pause'} size={18} />
          </button>
        </div>
      )}
    </section>
  );
}

function useIsPageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  return isLoaded;
}

type SlideProps = {
  slide: BannerSlide;
  isDelayed: boolean;
  isCurrent: boolean;
  hasPicture: boolean;
  place: string;
};

function Slide({ slide, isDelayed, isCurrent, hasPicture, place }: SlideProps) {
  const [phone, wide] = [pictureOf(slide, 'phone'), pictureOf(slide, 'wide')];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      role="group"
      aria-roledescription={t('slideRole')}
      aria-label={place}
      className={classes.slide}
      data-current={isCurrent || undefined}
      data-picture={slide.picture}
      inert={!isCurrent}
    >
      {hasPicture && (
        <picture>
          <source media={wideScreen} srcSet={wide.srcSet} sizes={wideSizes} />
          <img
            className={classes.picture}
            {...(!isDelayed && { src: phone.src, srcSet: phone.srcSet, sizes: phoneSizes })}
            alt=""
            draggable={false}
            fetchPriority="low"
          />
        </picture>
      )}
      <div className={classes.words}>
        <Title order={2} fz="1.375rem">
          {t(slide.name)}
        </Title>
        <Text maw="34ch" lh={1.4}>
          {t(`${slide.name}Text`)}
        </Text>
        <ButtonLink to={slide.linkTo} variant="outline">
          {slide.linkText}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The length of a swipe in pixels. A shorter movement is a tap. */
const swipePixels = 40;

function useBanner() {
  const [current, setCurrent] = useState(0);
  const [paused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const prefersReducedMotion = useReducedMotion();
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  const isMoving = !paused && !isHovered && !isFocused && !prefersReducedMotion;

  const show = (slide: number) => setCurrent((slide + slides.length) % slides.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets its 5 seconds, also after a tap or swipe
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setCurrent((slide) => (slide + 1) % slides.length), timings.bannerMs);
    return () => clearTimeout(timer);
  }, [isMoving, current]);

  const frame = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const start = pressedAt.current;
      pressedAt.current = null;
      if (!start) return;
      const deltaX = clientX - start.x;
      if (Math.abs(deltaX) < swipePixels || Math.abs(deltaX) < Math.abs(clientY - start.y)) return;
      show(current + (deltaX < 0 ? 1 : -1));
    },
  };
  return { current, show, paused, setPaused, frame };
}
