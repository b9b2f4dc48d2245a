// The colours every drawing of the house shares; none is used that is not named here.

export const ink = '#14213D'
export const slate = '#33415C'
export const steel = '#8D99AE'
export const lightSteel = '#C9D1DC'
export const white = '#FFFFFF'
export const offWhite = '#F4F6F8'
export const paper = '#FBFAF6'
export const marigold = '#FFB703'
export const saffron = '#FF9933'
export const leaf = '#2E8B57'
export const teal = '#0B7A75'
export const deepTeal = '#085E5A'
export const lightTeal = '#5FB8B2'
export const red = '#D1495B'
export const deepRed = '#A93748'
export const wood = '#C98B5B'
export const deepWood = '#A86F43'
export const sky = '#A8D5EC'
export const glass = '#BFE0EE'
export const hair = '#2A2230'
export const grey = '#D5D3D6'

/** One soft ground per service category; the banners stand on them too. */
export const ground = {
  laundary: '#DCEBF5',
  refrigeration: '#D9F0EC',
  commercial: '#ECE6F6',
  kitchen: '#FCE9D4',
  airCondition: '#D8EDF8',
} as const

export const skin = { deep: '#8D5A3A', warm: '#A9714B', light: '#C68A5E' } as const
