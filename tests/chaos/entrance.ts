import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { freePort } from '#tests/support/freePort.ts'
import { until } from '#tests/support/patience.ts'
import { temporaryDirectory } from '#tests/support/temporary.ts'

import { createProxy, inTurns } from '../../scripts/server/lib/proxy.ts'

type Processes = { apis: string[]; realtimes: string[] }
export type Entrance = { name: string; url: string; close: () => Promise<void> }

const PROGRAM = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
const CONFIGURATION = path.resolve(import.meta.dirname, '../../deploy/nginx.conf')

/** Starts the proxy in front of the processes: nginx where it is installed, otherwise our own. */
export const startEntrance = (processes: Processes): Promise<Entrance> =>
  PROGRAM === undefined ? startOwn(processes) : startNginx(PROGRAM, processes)

async function startOwn({ apis, realtimes }: Processes): Promise<Entrance> {
  const proxy = createProxy({ api: inTurns(() => apis), realtime: inTurns(() => realtimes) })
  const port = await freePort()
  proxy.listen(port, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    name: 'the proxy of npm run distributed',
    url: `http://127.0.0.1:${port}`,
    close() {
      proxy.closeAllConnections()
      proxy.close()
      return Promise.resolve()
    },
  }
}

/** Runs nginx with deploy/nginx.conf. Only the names of Docker's network are replaced. */
async function startNginx(program: string, processes: Processes): Promise<Entrance> {
  const directory = temporaryDirectory('nginx')
  const port = await freePort()
  const file = path.join(directory.path, 'nginx.conf')
  writeFileSync(file, configuration(readFileSync(CONFIGURATION, 'utf8'), port, directory.path, processes))
  const child = spawn(program, ['-c', file, '-p', directory.path, '-g', 'daemon off;'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const isThere = async () => (await fetch(`${url}/healthz`).catch(() => null))?.status === 200
  await until(isThere, 'nginx answers')
  return {
    name: 'nginx',
    url,
    async close() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      directory.remove()
    },
  }
}

function configuration(
  text: string,
  port: number,
  directory: string,
  { apis, realtimes }: Processes,
): string {
  const upstream = (name: string, urls: string[]) =>
    `upstream ${name} { ${urls.map(url => `server 127.0.0.1:${new URL(url).port} max_fails=1 fail_timeout=1s;`).join(' ')} }`
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${directory}/${name};`)
    .join(' ')
  return `pid ${directory}/nginx.pid; error_log ${directory}/error.log;\n${text}`
    .replace(/^ *resolver .*$/m, `${paths} ${upstream('apis', apis)} ${upstream('realtimes', realtimes)}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *set \$(api|realtime) .*$/gm, '')
    .replaceAll(/http:\/\/\$(api|realtime);/g, 'http://$1s;')
}
