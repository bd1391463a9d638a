import type { Request, Response } from 'express'
import type { Transaction } from 'sequelize'

import { lockActing } from '#api/features/auth/acting.ts'
import type { Account } from '#api/features/users/account.ts'
import { sendCsv } from '#api/kit/csvFile.ts'
import { actorOf, audit } from '#api/services/audit/audit.ts'
import type { ApiContext } from '#api/services/context.ts'

import { linkOf } from './links.ts'
import { listAddresses } from './subscriptions.ts'

type Download = { actor: Account; request: Request; response: Response }

/**
 * Streams the addresses of the newsletter, each with its link to unsubscribe, and adds that to the
 * audit. A newsletter is sent with another program, and must contain the link.
 */
export async function streamAddresses(
  { sequelize, secretBox, urls }: ApiContext,
  { actor, request, response }: Download,
): Promise<void> {
  const requireAdmin = (tx: Transaction) => lockActing(tx, { actor, sessionId: request.sessionID }, ['admin'])
  const { id, name } = actorOf(actor)
  await sequelize.transaction(async tx => {
    await requireAdmin(tx)
    await audit(tx, {
      act: 'newsletter.downloaded',
      actor: actorOf(actor),
      subject: { kind: 'user', id, name },
      requestId: request.id,
    })
  })
  const rowOf = (email: string) => [email, linkOf(urls, secretBox, 'unsubscribe', email)]
  const file = { name: 'newsletter', head: ['email', 'unsubscribe'], parts: rowsOf(rowOf) }
  await sendCsv(response, file, async () => void (await sequelize.transaction(requireAdmin)))
}

async function* rowsOf(rowOf: (email: string) => string[]): AsyncGenerator<string[][]> {
  for (
    let part = await listAddresses('');
    part.length > 0;
    part = await listAddresses(part.at(-1)?.email ?? '')
  )
    yield part.map(({ email }) => rowOf(email))
}
