/** The file in which a build lists its packages, by the paths of package-lock.json. */
export const PACKAGES_FILE = 'packages.json'

/**
 * Returns the path under which package-lock.json lists the package of a file, such as
 * `node_modules/a/node_modules/@b/c`. Returns null for files of the project.
 */
export function packageOf(file) {
  const path = file.replaceAll('\\', '/').replace(/\?.*$/, '')
  return (
    /(?:^|\/)((?:node_modules\/(?:@[^/]+\/)?[^/]+\/(?:.*\/)?)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(
      path,
    )?.[1] ?? null
  )
}

const sorted = names => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1))

/** Returns the packages of files as the text of {@link PACKAGES_FILE}; `external` are names. */
export function packagesText(files, external = []) {
  const bundled = files.map(packageOf).filter(name => name !== null)
  return `${JSON.stringify({ bundled: sorted(bundled), external: sorted(external) }, null, 2)}\n`
}
