import { startEmbeddedPostgres } from '#platform/embedded-postgres/start.ts'

// A process that holds the DATA_DIR from its argument, for tests that kill it or start a second
// one.
const [dataDir = ''] = process.argv.slice(2)
try {
  const { url } = await startEmbeddedPostgres({ dataDir, log: () => {} })
  console.log(url)
  setInterval(() => {}, 60_000)
} catch (error) {
  console.log(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exitCode = 1
}
