import type { z } from 'zod'

/** A task of the worker thread: the schema of its request, and of each part of its answer. */
export type Task<Request extends z.ZodType = z.ZodType, Part extends z.ZodType = z.ZodType> = {
  name: string
  request: Request
  part: Part
}

/** Defines a task. Its work is in worker/<name>.ts and is listed in engine.worker.ts. */
export const defineTask = <Request extends z.ZodType, Part extends z.ZodType>(
  name: string,
  request: Request,
  part: Part,
): Task<Request, Part> => ({ name, request, part })
