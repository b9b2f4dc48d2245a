import { lazy, type PointerEvent, useState } from 'react';
import { chunk } from '#client/app/chunk.ts';
import { wordsOf } from '#client/lib/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { LazyPart } from '#client/ui/LazyPart.tsx';
import { Group, Stack } from '#client/ui/mantine/layout.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { Service } from '#shared/catalogue/schema.ts';
import classes from './ServicePicture.module.css';
import { catalogueTexts as t } from './texts.ts';

const loadDialog = chunk(() => import('./ZoomDialog.tsx'));
const ZoomDialog = lazy(loadDialog);

const zoomAtPointer = ({ currentTarget, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
  if (pointerType !== 'mouse') return;
  const box = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--x', `${((clientX - box.left) / box.width) * 100}%`);
  currentTarget.style.setProperty('--y', `${((clientY - box.top) / box.height) * 100}%`);
};

export function ServicePicture({ service }: { service: Service }) {
  const [current, setCurrent] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const address = service.productImage[current] ?? '';
  const zoom = () =>
    loadDialog().then(
      () => setZoomed(true),
      (error: unknown) => toast.error(wordsOf(error)),
    );
  return (
    <Stack gap="sm" miw={0}>
      <button
        type="button"
        className={`card ${classes.main}`}
        aria-label={t('zoom')}
        aria-haspopup="dialog"
        onPointerMove={zoomAtPointer}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={zoom}
      >
        <Picture
          className={classes.picture}
          address={address}
          placeholder={current === 0 ? service.placeholder : null}
          alt={service.productName}
          sizes="(min-width: 64em) 640px, (min-width: 48em) 50vw, 100vw"
          priority
        />
        <span className={classes.hint}>
          <Icon name="zoom" size={20} />
        </span>
      </button>
      {service.productImage.length > 1 && (
        <Group component="ul" gap="xs" aria-label={t('pictures')}>
          {service.productImage.map((other, place) => (
            <li key={other}>
              <button
                type="button"
                className={classes.other}
                aria-label={t('picture', { number: place + 1 })}
                aria-pressed={place === current}
                onClick={() => setCurrent(place)}
              >
                <Picture className={classes.picture} address={other} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </Group>
      )}
      {isZoomed && (
        <LazyPart loading={null} failed={null}>
          <ZoomDialog address={address} alt={service.productName} close={() => setZoomed(false)} />
        </LazyPart>
      )}
    </Stack>
  );
}
