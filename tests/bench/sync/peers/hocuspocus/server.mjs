// SQLITE=<file> stores documents, REDIS=<port> connects several processes.
import { Redis } from '@hocuspocus/extension-redis'
import { SQLite } from '@hocuspocus/extension-sqlite'
import { Server } from '@hocuspocus/server'

const { PORT, REDIS, SQLITE } = process.env
const extensions = []
if (REDIS) extensions.push(new Redis({ host: '127.0.0.1', port: Number(REDIS) }))
if (SQLITE) extensions.push(new SQLite({ database: SQLITE }))

await new Server({ port: Number(PORT), address: '127.0.0.1', quiet: true, extensions }).listen()
