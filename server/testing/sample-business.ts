export const sampleBusiness = {
  companyName: 'Repairs',
  phone: '',
  email: '',
  address: '',
  taxWords: '',
};
