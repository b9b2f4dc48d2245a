import coverOne from '#client/assets/reels/reel-1.webp';
import coverTwo from '#client/assets/reels/reel-2.webp';
import coverThree from '#client/assets/reels/reel-3.webp';
import { trpc } from '#client/lib/trpc.ts';
import { Box } from '#client/ui/mantine/layout.tsx';
import classes from './Home.module.css';
import { homeTexts as t } from './texts.ts';

const covers = [coverOne, coverTwo, coverThree];

export function Reels() {
  const reels = trpc.business.reels.useQuery();
  if (!reels.data || reels.data.length === 0) return null;
  return (
    <Box component="section" className="page" mt="var(--section)" aria-labelledby="our-work">
      <h2 id="our-work">{t('ourWork')}</h2>
      <ul className={`shelf ${classes.reels}`}>
        {reels.data.map(({ _id, url, name }, place) => (
          <li key={_id}>
            <a className={classes.reel} href={url} target="_blank" rel="noopener noreferrer">
              <img
                src={covers[place % covers.length]}
                alt={name ? t('watchNamed', { name }) : t('watch', { number: place + 1 })}
                width={360}
                height={640}
                loading="lazy"
              />
              {name && (
                <Box px={4} py="xs" aria-hidden="true">
                  {name}
                </Box>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
