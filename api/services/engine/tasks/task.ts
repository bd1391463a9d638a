import type { z } from 'zod'

/** What the writing thread can be asked for: the form of the question, and of each part of the answer. */
export type Task<Request extends z.ZodType = z.ZodType, Part extends z.ZodType = z.ZodType> = {
  name: string
  request: Request
  part: Part
}

/** Defines a task. Its work is in worker/<name>.ts and in the list of engine.worker.ts. */
export const defineTask = <Request extends z.ZodType, Part extends z.ZodType>(
  name: string,
  request: Request,
  part: Part,
): Task<Request, Part> => ({ name, request, part })
