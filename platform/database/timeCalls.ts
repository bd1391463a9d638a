/**
 * Replaces a method of one object, so that `observe` receives the seconds of each call: until its
 * callback, if the last argument is one, or until its promise settles.
 */
export function timeCalls(target: object, method: string, observe: (seconds: number) => void): void {
  const call: unknown = Reflect.get(target, method)
  if (typeof call !== 'function') throw new TypeError(`There is no method ${method}.`)
  const timed = (...given: unknown[]): unknown => {
    const started = performance.now()
    const record = () => observe((performance.now() - started) / 1000)
    const last = given.at(-1)
    const callback = (...results: unknown[]): unknown => {
      record()
      return typeof last === 'function' ? Reflect.apply(last, undefined, results) : undefined
    }
    const args = typeof last === 'function' ? [...given.slice(0, -1), callback] : given
    const result: unknown = Reflect.apply(call, target, args)
    if (result instanceof Promise) result.then(record, record)
    return result
  }
  Reflect.set(target, method, timed)
}
