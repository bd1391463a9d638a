import { z } from 'zod'

const layer = z.object({
  route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) }).optional(),
  handle: z.unknown(),
})
const router = z.object({ stack: z.array(z.unknown()) })

/** Returns every route of an Express router and its nested routers, as `GET /documents/:id`. */
export function routesOf(root: unknown): string[] {
  const parsed = router.safeParse(nested(root))
  if (!parsed.success) return []
  return parsed.data.stack.flatMap(entry => {
    const { route, handle } = layer.parse(entry)
    if (!route) return routesOf(handle)
    return Object.keys(route.methods).map(method => `${method.toUpperCase()} ${route.path}`)
  })
}

/** A router is a function with a stack. */
const nested = (value: unknown): unknown =>
  typeof value === 'function' && 'stack' in value ? { stack: value.stack } : value
