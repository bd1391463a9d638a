import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

import { z } from 'zod'

const request = z.object({ id: z.number(), name: z.string(), value: z.unknown() })
const answer = z.object({ id: z.number(), value: z.unknown(), error: z.string().optional() })

type Commands = Record<string, (value: unknown) => unknown>

/**
 * A process that carries out commands one by one. The load runs in such processes, so that neither
 * the server nor the measuring process does its work.
 */
export class Helper {
  private readonly child: ChildProcess
  private readonly waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >()
  private count = 0

  /** `script` is a file of this folder that calls {@link serve}. */
  constructor(script: string) {
    this.child = fork(path.join(import.meta.dirname, script), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    })
    this.child.on('message', message => {
      const { id, value, error } = answer.parse(message)
      const caller = this.waiting.get(id)
      this.waiting.delete(id)
      if (error === undefined) caller?.resolve(value)
      else caller?.reject(new Error(error))
    })
    this.child.on('exit', () => {
      for (const { reject } of this.waiting.values()) reject(new Error(`${script} has ended.`))
    })
  }

  call(name: string, value?: unknown): Promise<unknown> {
    const id = ++this.count
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.child.send({ id, name, value })
    })
  }

  end(): void {
    this.child.kill('SIGKILL')
  }
}

/** Carries out the commands that the parent process sends. */
export function serve(commands: Commands): void {
  process.on('message', message => {
    const { id, name, value } = request.parse(message)
    const reply = (result: object) => process.send?.({ id, ...result })
    void Promise.resolve()
      .then(() => commands[name]?.(value))
      .then(
        result => reply({ value: result }),
        (error: unknown) => reply({ error: String(error) }),
      )
  })
  process.on('disconnect', () => process.exit())
}
