// Writes exactly what the filters mean, all pages of it, into Customer_Details.xlsx.
import { useState } from 'react';
import { download, NotYet } from '#client/lib/download.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { EnquiryFilters } from '#shared/enquiries/schema.ts';

type Props = { filters: EnquiryFilters };

// The server writes two spreadsheets at a time; whoever finds both under way asks again for so long.
const patienceMs = 120_000;

/** Downloads, and where others are first, waits as long as the server says and asks again. */
async function downloadInTurn(address: string, onWaiting: () => void): Promise<void> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await download(address, 'Customer_Details.xlsx');
    } catch (error) {
      if (!(error instanceof NotYet) || performance.now() > until) throw error;
      onWaiting();
      await new Promise((resolve) => setTimeout(resolve, error.afterSeconds * 1000));
    }
  }
}

const words = {
  idle: 'Export to Excel',
  writing: 'Exporting…',
  waiting: 'Waiting for others…',
} as const;

export function ExportButton({ filters }: Props) {
  const [state, setState] = useState<keyof typeof words>('idle');

  const save = async () => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
    setState('writing');
    try {
      await downloadInTurn(`/api/export-enquiries?${query}`, () => setState('waiting'));
    } catch {
      toast.error('The spreadsheet did not come. Please try again.');
    } finally {
      setState('idle');
    }
  };

  const busy = state !== 'idle';
  return (
    <>
      <Button variant="outline" onClick={() => void save()} pending={busy} aria-busy={busy}>
        <Icon name="download" size={18} />
        {words[state]}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'waiting' && 'Other spreadsheets are being written. Yours comes in its turn.'}
      </span>
    </>
  );
}
