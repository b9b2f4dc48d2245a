import type { EnquiryFilters } from '#shared/enquiries/schema.ts';
import { FileButton, withFilters } from '../FileButton.tsx';

export const ExportButton = ({ filters }: { filters: EnquiryFilters }) => (
  <FileButton
    words="Export to Excel"
    failed="The spreadsheet did not come. Please try again."
    address={withFilters('/api/export-enquiries', filters)}
    fileName="Customer_Details.xlsx"
  />
);
