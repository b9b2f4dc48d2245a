// The people in the drawings: feet on the ground line y = 0, the body around x = 0, a grown-up about
// 385 units tall. Each looks to the right; mirror them with `place`.
import { childHead, grandfatherHead, motherHead, plaitHead, technicianHead } from './faces.ts'
import {
  deepRed, deepTeal, ink, lightTeal, marigold, offWhite, paper, red, skin, slate, steel, teal, white,
} from './palette.ts'
import { box, dot, limb, line, place, shade, shape } from './shapes.ts'

const shoe = (x: number, y = 0): string =>
  place(x, y, shape('M-14 0V-12C-14-22 6-24 10-17C16-12 28-12 29-3Q29 0 26 0Z', ink))

/** The technician's bag: grips at 0, 0. */
export const toolBag = (): string =>
  line('M-22 16C-22-4 22-4 22 16', ink, 5) +
  limb([[-20, 14, 3], [-28, -8, 3]], steel) +
  limb([[10, 14, 4], [14, -6, 4]], marigold) +
  box(-46, 14, 92, 56, 10, slate) +
  shape('M-46 26Q-46 14-36 14H36Q46 14 46 26V34H-46Z', ink) +
  box(-8, 28, 16, 12, 3, marigold) +
  box(-34, 46, 26, 16, 4, '#465578') +
  box(10, 46, 26, 16, 4, '#465578') +
  shade('M30 14H36Q46 14 46 24V60Q46 70 36 70H30Z', 0.18)

const shirt = 'M-41-288C-39-303-20-309 0-309C20-309 39-303 41-288L37-174H-37Z'

const technicianBody = (): string =>
  limb([[-17, -184, 20], [-21, -98, 16], [-23, -22, 12.5]], slate) +
  limb([[17, -184, 20], [21, -98, 16], [23, -22, 12.5]], slate) +
  shade('M6-170L22-170L34-110L35-20L24-10L12-20Z', 0.16) +
  shoe(-24) +
  shoe(22)

const technicianChest = (): string =>
  limb([[40, -284, 14], [68, -236, 11.5], [84, -288, 9]], skin.warm) +
  place(85, -291, `<g transform="rotate(12)">${openHand(skin.warm)}</g>`) +
  limb([[-10, -320, 13], [1, -303, 14]], '#96623F') +
  shape(shirt, teal) +
  shade('M14-308C28-306 39-300 41-288L37-174H16Z', 0.13) +
  shape('M-16-308L0-288L16-308L10-312L0-300L-10-312Z', deepTeal) +
  line('M0-286V-182', deepTeal, 2) +
  shape('M10-268h20v16q0 6-6 6h-8q-6 0-6-6z', deepTeal) +
  line('M22-272V-258', marigold, 4) +
  limb([[36, -286, 16], [57, -252, 14]], teal) +
  limb([[-38, -284, 13], [-57, -222, 11], [-61, -166, 9]], skin.warm) +
  limb([[-36, -286, 16], [-49, -242, 14]], teal) +
  place(2, -347, technicianHead(skin.warm))

/** The technician from the belt up, waving; the belt at y = 0. */
export const technicianWaving = (): string => place(0, 174, technicianChest())

/** The technician at the door: bag in one hand, the other raised in greeting. */
export const technicianStanding = (): string =>
  technicianBody() +
  place(-62, -148, toolBag()) +
  technicianChest() +
  box(-37.5, -182, 75, 12, 4, ink) +
  box(-7, -182, 14, 12, 3, marigold) +
  dot(-61, -152, 11.5, skin.warm) +
  line('M-67-148H-56', '#8A5836', 2)

/** An open palm, fingers up. */
const openHand = (ground: string): string =>
  limb([[0, 0, 8.5], [0, -12, 10.5]], ground) +
  limb([[-7, -14, 3.4], [-9, -28, 3]], ground) +
  limb([[-2, -16, 3.4], [-2.5, -33, 3]], ground) +
  limb([[3, -16, 3.4], [4, -32, 3]], ground) +
  limb([[8, -12, 3.4], [10.5, -25, 2.8]], ground) +
  limb([[-7, -4, 4], [-16, -13, 3.2]], ground)

/** The technician kneeling at work, in profile to the right; both hands reach to about 125, -185. */
export const technicianKneeling = (): string =>
  limb([[14, -206, 14], [62, -176, 11], [112, -206, 8.5]], '#96623F') +
  dot(114, -207, 11, '#96623F') +
  limb([[14, -206, 17], [46, -186, 15]], deepTeal) +
  limb([[-32, -106, 22], [52, -116, 18], [50, -24, 13]], '#2B3851') +
  shoe(50) +
  limb([[-36, -104, 24], [-6, -20, 18], [-108, -17, 12]], slate) +
  place(-112, -2, shape('M8-24C-8-28-18-20-18-8V2H-10C-6-4 2-6 8-6Z', ink)) +
  limb([[10, -236, 13], [12, -220, 14]], '#96623F') +
  shape('M-62-112C-66-160-44-214-18-226C-4-234 20-232 28-216C34-190 14-140 4-92C-16-82-52-88-62-112Z', teal) +
  shade('M28-216C34-190 14-140 4-92C-4-88-14-87-24-87C-4-130 10-180 12-230C20-228 26-224 28-216Z', 0.13) +
  shape('M-61-108L-62-119L8-102L4-92C-16-82-52-88-61-108Z', ink) +
  shape('M-4-231L14-216L29-220L24-234L8-240Z', deepTeal) +
  place(30, -270, `<g transform="rotate(10)">${technicianHead(skin.warm)}</g>`) +
  limb([[-2, -202, 14], [40, -142, 11.5], [104, -160, 9]], skin.warm) +
  dot(107, -161, 11.5, skin.warm) +
  limb([[-2, -204, 17.5], [22, -168, 14.5]], teal) +
  line('M-17-190C-8-176 0-166 8-156', deepTeal, 1.6)

const sareeSkirt = 'M-33-178C-44-110-54-50-58-4Q0 6 56-4C52-56 42-120 33-178Z'

/** A mother in a saree, palms together in greeting. */
export const motherGreeting = (): string =>
  limb([[32, -262, 12], [46, -212, 10]], '#8D5A3A') +
  limb([[0, -296, 11], [1, -280, 12]], '#8D5A3A') +
  shape('M-33-264C-31-278-14-284 0-284C14-284 31-278 33-264L31-172H-31Z', teal) +
  shape(sareeSkirt, red) +
  shade('M8-178H33C42-120 52-56 56-4Q40-1 26-.5C28-70 20-130 8-178Z', 0.12) +
  line('M-6-166C-12-110-16-60-18-14M6-166C4-110 2-60 2-14', deepRed, 2.5) +
  shape('M-56.5-18Q0-8 54.5-18L56-4Q0 6-58-4Z', marigold) +
  shape('M33-190L35-150C12-150-20-156-34-168L-32-190C-18-214 6-250 14-282C24-280 33-274 34-262Z', red) +
  shape('M14-283L22-280C14-246-10-210-31-184L-32-192C-16-214 6-250 14-283Z', marigold) +
  shape('M30-272C40-262 50-200 50-120L30-126C34-180 34-230 30-272Z', deepRed) +
  limb([[-31, -262, 12], [-46, -212, 10], [-8, -226, 8]], skin.light) +
  limb([[46, -212, 10], [6, -226, 8]], skin.light) +
  limb([[-30, -264, 12.5], [-38, -236, 12.5]], teal) +
  limb([[30, -264, 12.5], [39, -236, 12.5]], deepRed) +
  line('M-21-225L-18-213M20-225L17-213', marigold, 3.5) +
  shape('M-10-216C-11-232-5-248 0-256C5-248 11-232 10-216Z', skin.light) +
  line('M0-252V-220', '#A3683F', 1.6) +
  place(0, -320, motherHead(skin.light))

/** A mother in a kurta and dupatta, a steel pot in her hands. */
export const motherServing = (): string =>
  limb([[-14, -90, 14], [-16, -20, 9]], offWhite) +
  limb([[14, -90, 14], [16, -20, 9]], offWhite) +
  shape('M-30 0Q-30-14-16-16Q-4-14 0 0ZM2 0Q2-14 16-16Q30-14 34 0Z', deepRed) +
  limb([[32, -262, 12], [50, -206, 10], [24, -190, 8]], '#8D5A3A') +
  limb([[0, -296, 11], [1, -280, 12]], '#8D5A3A') +
  shape('M-34-264C-32-279-14-285 0-285C14-285 32-279 34-264L32-190C40-140 44-100 46-62Q0-52-46-62C-44-100-40-140-31-190Z', lightTeal) +
  shade('M12-284C24-282 32-276 34-264L32-190C40-140 44-100 46-62Q34-59 22-58C24-120 20-220 12-284Z', 0.1) +
  shape('M-45-72Q0-62 45-72L46-62Q0-52-46-62Z', teal) +
  shape('M-18-283C-14-262 14-262 18-283L24-281C28-240 26-190 24-130H8C12-180 12-226 4-252C-6-226-8-180-8-130H-24C-24-190-26-240-24-281Z', marigold) +
  limb([[-31, -262, 12], [-44, -206, 10], [-12, -188, 8]], skin.light) +
  limb([[-30, -264, 13.5], [-41, -226, 12.5]], lightTeal) +
  limb([[30, -264, 13.5], [44, -228, 12.5]], '#4A9C97') +
  place(0, -320, plaitHead(skin.light))

/** A grandfather from the table up (its edge at y = 0), a cup of tea in his hand. */
export const grandfatherSeated = (): string =>
  limb([[38, -106, 15], [56, -48, 12], [40, -10, 10]], paper) +
  limb([[-2, -142, 12], [0, -124, 13]], '#8D5A3A') +
  shape('M-48-104C-46-124-22-130 0-130C22-130 46-124 48-104L52 10H-52Z', paper) +
  shape('M-44-116C-36-126-24-129-18-129L-2-96V10H-48V-60C-48-80-46-100-44-116Z', slate) +
  shape('M44-116C36-126 24-129 18-129L6-96V10H48V-60C48-80 46-100 44-116Z', '#2B3851') +
  line('M2-92V4', '#DDD8CC', 2) +
  shape('M-18-130L0-106L18-130L12-135L0-122L-12-135Z', white) +
  limb([[-36, -106, 15], [-56, -46, 12], [-24, -58, 10]], paper) +
  dot(-14, -62, 10.5, skin.warm) +
  place(0, -170, grandfatherHead(skin.warm))

/** A girl from the table up (its edge at y = 0), both hands around a glass at 22, -44. */
export const girlSeated = (): string =>
  limb([[22, -70, 11], [40, -34, 9], [26, -40, 7.5]], skin.warm) +
  limb([[0, -100, 9], [0, -86, 10]], '#8D5A3A') +
  shape('M-28-72C-26-84-12-90 0-90C12-90 26-84 28-72L30 10H-30Z', red) +
  shade('M8-90C18-88 26-82 28-72L30 10H14C16-30 14-60 8-90Z', 0.1) +
  shape('M-12-90Q0-74 12-90L6-93H-6Z', white) +
  limb([[-24, -70, 11], [-32, -30, 9], [6, -36, 7.5]], skin.warm) +
  limb([[-24, -71, 13], [-28, -54, 11.5]], red) +
  place(0, -124, childHead(skin.warm), 0.96)
