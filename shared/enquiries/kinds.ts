/** All kinds but the first have a number and two deadlines: 48 hours to acknowledge, a month to answer. */
export const enquiryKinds = ['enquiry', 'complaint', 'copy', 'erasure'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
export type ComplaintKind = Exclude<EnquiryKind, 'enquiry'>;

/** Stands in for the service type, because these kinds are about no service. */
export const complaintNames = {
  complaint: 'Complaint',
  copy: 'Copy of data',
  erasure: 'Erasure of data',
} as const satisfies Record<ComplaintKind, string>;
