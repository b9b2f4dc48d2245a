/** The form of the cart's buttons. It is beside the booking's form, so that Enter there does not press them. */
export const cartForm = 'cart-lines';
