// What people read about single fields in the API document, and the sample values of its examples.

const id = '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a10';
const productId = '0199c1f4-6c1e-7c3a-9a51-0d6f6b1f3a11';
const picture = 'https://shop.example.in/media/6b1f0c2d9e8a47b5a3c4d5e6f7a8b9c0-1600x1200.webp';

/** Field of a request -> one sentence for people. */
export const inputNotes: Readonly<Record<string, string>> = {
  twelveprice: 'Charge in rupees, at most 2 decimals; a numeric string will do',
  totalPrice: 'Rupees; must equal the sum of today’s prices, else 409',
  totalQty: 'Pieces in all',
  orderId: 'Your own key of this booking: repeating it never books twice',
  profilePic: 'Photo as a data URL (PNG, JPEG, WebP or GIF under 2 MB); empty or null means none',
  cursor: 'The `nextCursor` of the page before; left out for the first page',
  limit: 'Most entries of one answer',
  userId: 'The user’s `_id` or the number counted up from 1001',
  uId: 'Number of the user (`userId`); blank is no filter',
  category: 'Value or label, in any case',
  selectedOption: 'Ignored; older clients send 12',
  website: 'A trap for machines: leave it out or empty',
  address: 'Area or address',
  city: 'Street or town',
  url: 'An https link; older clients call it `reelUrl`',
  reelUrl: 'An https link',
  password: '6 to 128 characters where it is set; the commonest ones are refused',
  confirmPassword: 'The same again',
  service: 'A booked name, whole, in any case; `All Services` or blank is no filter',
  productImage: 'Addresses from `POST /api/upload-image` or any https address; the first is shown in lists',
};

/** Parameter of a path -> one sentence for people. */
export const pathNotes: Readonly<Record<string, string>> = {
  id: 'The `_id` of the entry',
  orderId:
    'The `_id` of the order, as in `GET /api/get-orders`. Not its `orderId`, which is the key of the booking',
  token: 'The last part of the link in the reset mail',
};

/** What an operation's tag holds, in the order of the page. */
export const tagNotes = {
  accounts: 'Sign up, sign in, profiles and roles',
  catalogue: 'Services, categories, search and ratings',
  cart: 'The cart of the signed-in customer',
  orders: 'Bookings, their status and feedback on them',
  enquiries: 'Questions that need no account',
  business: 'The name of the shop and its reels',
  media: 'Pictures of services',
} as const;

/** Field of an answer -> one sentence for people. */
export const answerNotes: Readonly<Record<string, string>> = {
  orderNumber: 'What people say on the phone (Order 1042), counted up from 1001',
  twelveprice: 'Charge in rupees',
  price: 'Rupees of one piece, as booked',
  totalPrice: 'Rupees',
  uId: 'Number of the user (`userId`)',
  ratings: 'The newest 50',
  averageRating: 'One decimal, 0 while there is none',
  nextCursor: 'There where the list goes on: send it as `cursor`',
  createdAt: 'ISO 8601, UTC',
};

/** Field -> sample value; fields that are not here take theirs from their schema. */
export const samples: Readonly<Record<string, unknown>> = {
  userId: 1001,
  name: 'Asha Patil',
  role: 'GENERAL',
  _id: id,
  id,
  uId: 1001,
  fullname: 'Asha Patil',
  email: 'asha@example.com',
  mobile: '9876543210',
  address: 'Garkheda',
  city: 'Tilak Nagar, near the water tank',
  password: 'monsoon-umbrella-7',
  confirmPassword: 'monsoon-umbrella-7',
  profilePic: null,
  token: 'q3J0x4sV8cM5c1mY2n7bK9d6fH0gLwPzRtUeIoAsDfE',
  productId,
  productName: 'Washing Machine Repair',
  brandName: 'LG, Samsung, Whirlpool',
  category: 'laundary',
  label: 'Laundary',
  value: 'laundary',
  productImage: [picture],
  description: 'Repair of semi and fully automatic washing machines at home.',
  twelveprice: 499,
  price: 499,
  quantity: 1,
  totalQty: 1,
  totalPrice: 499,
  orderId: 'booking-2026-11-20-1',
  orderNumber: 1042,
  cardOrderId: null,
  paymentMethod: 'Cash on Delivery',
  rating: 5,
  ratings: [5, 4],
  ratingCount: 2,
  averageRating: 4.5,
  comment: 'Came on time and repaired it well.',
  orderFeedback: 'Came on time and repaired it well.',
  orderRating: 5,
  message: 'The drum does not turn.',
  serviceType: 'Fully Automatic Washing Machine',
  website: '',
  status: 'Complete',
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  companyName: 'Appliance Care',
  secure_url: picture,
  public_id: '6b1f0c2d9e8a47b5a3c4d5e6f7a8b9c0-1600x1200',
  width: 1600,
  height: 1200,
  url: 'https://videos.example.com/repair.mp4',
  reelUrl: 'https://videos.example.com/repair.mp4',
  reelId: id,
  q: 'fridge',
  service: 'Washing Machine Repair',
  search: 'Asha',
  from: '2026-11-01',
  to: '2026-11-30',
  limit: 100,
  count: 1,
};
