// Runs before an install on any Node, so it is plain JavaScript that old versions can parse.
const [platform = process.platform, arch = process.arch, version = process.version] = process.argv.slice(2)

/** The install brings Node and PostgreSQL for these. */
const BROUGHT = ['linux-x64', 'linux-arm64', 'darwin-arm64']
const OLDEST_NODE = 24

if (!BROUGHT.includes(`${platform}-${arch}`)) {
  if (Number(version.slice(1).split('.')[0]) < OLDEST_NODE) {
    process.stderr.write(
      `Jindu brings its own Node on ${BROUGHT.join(', ')} only. On ${platform}-${arch} install Node 26 first; this is ${version}.\n`,
    )
    process.exit(1)
  }
  if (!process.env['DATABASE_URL'])
    process.stderr.write(
      `Jindu brings its own PostgreSQL on ${BROUGHT.join(', ')} only. On ${platform}-${arch} install PostgreSQL 15 or newer, set DATABASE_URL, and SANDBOX=true to try it.\n`,
    )
}
