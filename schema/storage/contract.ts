import * as z from 'zod/mini'

/**
 * GET /api/account/storage: bytes that the user's documents take, with their versions and the trash,
 * and the bytes that they may take.
 */
export const storage = z.object({ usedBytes: z.int(), limitBytes: z.int() })
export type Storage = z.infer<typeof storage>
