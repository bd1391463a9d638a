import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

type Package = { name: string; version: string; files: Record<string, string> }

const BLOCK = 512

/** A local registry with npm's protocol: package metadata and tarballs. */
export class LocalRegistry {
  readonly requests: string[] = []
  private readonly server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '')
    this.requests.push(path)
    const tarball = /^\/tarballs\/(.+)\.tgz$/.exec(path)?.[1]
    const made = this.packages.get(tarball ?? path.slice(1))
    if (!made) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not_found"}')
      return
    }
    if (tarball !== undefined) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(made.served)
      return
    }
    const { name, version, integrity } = made
    const dist = { tarball: `${this.url}tarballs/${name}.tgz`, integrity }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { name, version, dist } },
      }),
    )
  })
  private readonly packages = new Map<
    string,
    { name: string; version: string; integrity: string; served: Buffer }
  >()

  static async start(): Promise<LocalRegistry> {
    const registry = new LocalRegistry()
    registry.server.listen(0, '127.0.0.1')
    await once(registry.server, 'listening')
    return registry
  }

  get url(): string {
    // A TCP server's address is an object.
    const { port } = this.server.address() as AddressInfo
    return `http://127.0.0.1:${port}/`
  }

  /**
   * Publishes a package and returns its integrity. If specified, `served` is sent instead of the
   * tarball.
   */
  publish(entry: Package, served?: Buffer): string {
    const tarball = tarballOf(entry)
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    this.packages.set(entry.name, { ...entry, integrity, served: served ?? tarball })
    return integrity
  }

  close(): void {
    this.server.closeAllConnections()
    this.server.close()
  }
}

/** Returns a package as npm packs it: a gzipped tar (ustar) of the folder `package`. */
export function tarballOf({ name, version, files }: Package): Buffer {
  const all = { 'package.json': JSON.stringify({ name, version, license: 'MIT' }), ...files }
  const parts = Object.entries(all).flatMap(([file, text]) => {
    const bytes = Buffer.from(text)
    const rest = Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)
    return [headerOf(`package/${file}`, bytes.length), bytes, rest]
  })
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]))
}

function headerOf(file: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  header.write(file, 0)
  octal(0o644, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(0, 136, 12)
  header.write('        0', 148)
  header.write('ustar\u000000', 257)
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  )
  return header
}
