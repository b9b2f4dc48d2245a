import { z } from 'zod';

export const technicianName = z.object({ _id: z.string(), name: z.string() });
