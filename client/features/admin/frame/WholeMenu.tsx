import { useBackCloses } from '#client/lib/use-back-closes.ts';
import { SidePanel } from '#client/ui/SidePanel.tsx';
import { adminTexts } from '../texts.ts';
import { SideMenu } from './SideMenu.tsx';

/** The whole menu on a phone. */
export default function WholeMenu({ close }: { close: () => void }) {
  useBackCloses(close);
  return (
    <SidePanel title={adminTexts('panel')} close={close}>
      <SideMenu onChoose={close} />
    </SidePanel>
  );
}
