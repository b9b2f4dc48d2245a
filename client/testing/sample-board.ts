import type { Board, BoardVisit } from '#shared/day/schema.ts';

const date = '2099-11-23';

/** A scheduled visit without a technician. */
export const boardVisit: BoardVisit = {
  _id: 'id of Asha Patil',
  orderNumber: 1042,
  fullname: 'Asha Patil',
  mobile: '9876501230',
  area: 'Garkheda',
  street: 'Lotus Lane 12',
  products: [{ productName: 'Fridge Repair', quantity: 1 }],
  categories: ['refrigeration'],
  appliance: 'Fridge',
  stage: 'scheduled',
  since: null,
  visit: { date, from: '09:00', to: '11:00' },
  dueAt: '2099-11-23T05:30:00.000Z',
  technicianId: null,
  gap: null,
  warranty: false,
  note: true,
  customerNote: 'It does not cool',
  sameNumber: 1,
  cash: 399,
};

/** A day board with one visit window and one visit. */
export const sampleBoard: Board = {
  date,
  today: date,
  windows: [{ from: '09:00', to: '11:00', visits: 4, taken: 1, free: 3 }],
  technicians: [],
  absent: [],
  visits: [boardVisit],
  late: [],
  noTime: [],
  waiting: [],
  lateCount: 0,
  cut: false,
};
