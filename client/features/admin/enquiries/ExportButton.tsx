// Writes exactly what the filters mean, all pages of it, into Customer_Details.xlsx.
import { download } from '#client/lib/download.ts';
import { useOneAtATime } from '#client/lib/one-at-a-time.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { EnquiryFilters } from '#shared/enquiries/schema.ts';

type Props = { filters: EnquiryFilters };

export function ExportButton({ filters }: Props) {
  const [save, busy] = useOneAtATime(async () => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
    try {
      await download(`/api/export-enquiries?${query}`, 'Customer_Details.xlsx');
    } catch {
      toast.error('The spreadsheet could not be downloaded. Please try again.');
    }
  });

  return (
    <Button variant="outline" onClick={() => void save()} pending={busy} aria-busy={busy}>
      <Icon name="download" size={18} />
      {busy ? 'Exporting…' : 'Export to Excel'}
    </Button>
  );
}
