/** What an enquiry is. All but the first have a number and two clocks: 48 hours to acknowledge, a month to answer. */
export const enquiryKinds = ['enquiry', 'complaint', 'copy', 'erasure'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
export type ComplaintKind = Exclude<EnquiryKind, 'enquiry'>;

/** The service type of the kinds that are about none. */
export const complaintNames = {
  complaint: 'Complaint',
  copy: 'Copy of data',
  erasure: 'Erasure of data',
} as const satisfies Record<ComplaintKind, string>;
