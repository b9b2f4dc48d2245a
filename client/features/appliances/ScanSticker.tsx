import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Stack } from '#client/ui/mantine/layout.tsx';
import { readSticker } from '#shared/appliances/sticker-code.ts';
import { namingTexts as t } from './naming-texts.ts';

type Detector = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };

declare global {
  /** Chrome on Android has it, Safari and Firefox do not. */
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

const pauseMs = 200;

/** A button that opens the camera and reads a sticker. Hidden if the browser has no barcode detector. */
export function ScanSticker({ found }: { found: (sticker: string) => void }) {
  const [isOn, setIsOn] = useState(false);
  if (!globalThis.BarcodeDetector || !navigator.mediaDevices) return null;
  const stop = () => setIsOn(false);
  return (
    <Stack gap="xs" align="flex-start">
      {isOn && <Camera found={found} stop={stop} />}
      <Button variant="outline" onClick={() => setIsOn(!isOn)}>
        {t(isOn ? 'stop' : 'scan')}
      </Button>
    </Stack>
  );
}

function Camera({ found, stop }: { found: (sticker: string) => void; stop: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const end = useEffectEvent((sticker: string | null) => {
    stop();
    if (sticker) found(sticker);
    else toast.error(t('noCamera'));
  });
  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const watch = async (detector: Detector, picture: HTMLVideoElement) => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) return release();
      picture.srcObject = stream;
      await picture.play();
      const look = async () => {
        // A video that has no picture yet cannot be read.
        const seen = await detector.detect(picture).catch(() => []);
        const sticker = seen.map(({ rawValue }) => rawValue).find((words) => readSticker(words));
        if (stopped) return;
        if (sticker) end(sticker);
        else timer = setTimeout(look, pauseMs);
      };
      await look();
    };
    if (video.current && globalThis.BarcodeDetector)
      watch(new globalThis.BarcodeDetector({ formats: ['qr_code'] }), video.current).catch(() => {
        if (!stopped) end(null);
      });
    return () => {
      stopped = true;
      clearTimeout(timer);
      release();
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t('camera')}
      style={{ width: '100%', maxHeight: 240, borderRadius: 'var(--radius-input)', background: 'var(--ink)' }}
    />
  );
}
