import type { EnquiryFilters } from '#shared/enquiries/schema.ts';
import { FileButton, withFilters } from '../FileButton.tsx';

export const ExportButton = ({ filters }: { filters: EnquiryFilters }) => (
  <FileButton
    words="Export to Excel"
    what="spreadsheet"
    address={withFilters('/api/export-enquiries', filters)}
    fileName="Customer_Details.xlsx"
  />
);
