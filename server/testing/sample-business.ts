// A business of which only the name is known, as mails are laid out in tests.
export const sampleBusiness = {
  companyName: 'Repairs',
  phone: '',
  email: '',
  address: '',
  behindCharges: '',
};
