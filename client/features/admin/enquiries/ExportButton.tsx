import type { EnquiryFilters } from '#shared/enquiries/schema.ts';
import { FileButton, withFilters } from '../FileButton.tsx';
import { enquiryTexts as t } from './texts.ts';

export const ExportButton = ({ filters }: { filters: EnquiryFilters }) => (
  <FileButton
    words={t('export')}
    failed={t('exportFailed')}
    address={withFilters('/api/export-enquiries', filters)}
    fileName="Customer_Details.xlsx"
  />
);
