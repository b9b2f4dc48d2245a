/** Makers to propose. Any other may be typed. */
export const makers = [
  ...['AO Smith', 'Aquaguard', 'Blue Star', 'Bosch', 'Carrier', 'Daikin', 'Electrolux', 'Elica', 'Faber'],
  ...['Glen', 'Godrej', 'Haier', 'Hitachi', 'IFB', 'Kaff', 'Kent', 'Kenstar', 'LG', 'Lloyd', 'Mitsubishi'],
  ...['Onida', 'Panasonic', 'Preethi', 'Samsung', 'Siemens', 'Sujata', 'Voltas', 'Whirlpool'],
];
