import { isTechnicalProse } from '../../style/technicalProse.ts'
import { verbReadings } from '../../tagger/verbs/readings.ts'
import type { TextWord } from './words.ts'

/**
 * Words of texts about software that dictionaries lack: commands, functions, identifiers, formats,
 * protocols and programs with names in small letters. They are right in any text.
 */
const WORDS: ReadonlySet<string> = new Set(
  // Commands and tools.
  (
    'alsa ansi apk aws bsdtar bzip devel df dns dpkg emacs fdisk fsck gcc gdb gpg htop iconv ' +
    'insmod jq journalctl killall ldconfig lldb lsusb lvm mtr netcat nmap nslookup pacman perf ' +
    'pgrep pkill scp sftp spamc spamd spamassassin srpms strace stty tcpdump traceroute umask ' +
    'uname wget yacc zsh exmh fetchmail ' +
    // Functions of C and of systems.
    'calloc chcp chdir chown execve fchmod fchown fopen fprintf fread fseek fstat fwrite getopts ' +
    'lchmod lchown memcpy memset mmap optarg popen pread pwrite scanf snprintf sprintf strcmp ' +
    'strcpy strtok vsprintf waitpid ' +
    // Identifiers.
    'addr addrs alloc arg argc buf bufs cfg cmd ctx dbg dest elems envs eof expr fd fds fmt fn ' +
    'fns fs func funcs hdr idx ints iter len lhs noop num objs pid pids pkgs proj ptr ptrs qs ' +
    'repl rhs rootfs src srcs strs subclassed subdirs subschema subschemas sys tld tlds tmp txt ' +
    'uid uids undecoded vals varargs vec ' +
    // Formats, protocols and ciphers.
    'aes avif bmp csv dkim flac hkdf hls hmac httponly ics imap irc ircs jpg mathml mbox mdx mkv ' +
    'mov mpeg oauth odt ogg openid pbkdf pem pgp ppt rsa rss rtf saml scrypt sha smtps ssl tcp ' +
    'tgz tls toml totp tsv tsx udp unix utf wav webm webp webrtc webassembly ws wss xhr xhtml ' +
    'xmpp xslt yml xmlhttprequest ' +
    // Words of the trade.
    'bikeshed coredump darkmode demangle demangling featurize featurization firehose gui guis ' +
    'iframed ipc jsonify latin livereload noembed noframes noscript passthrough prerender ' +
    'scaffolded singlebyte strikethrough subpaths tasklist tasklists titleize uncompressible ' +
    'unparsed unshift usecase webapps xpath ' +
    // Programs, libraries and services.
    'axios browserify cheerio chokidar dotenv etag etags falsey glibc leveldb memcached musl nanoid psql qrcode qrcodes ' +
    'caseless poppler rimraf toplevel ' +
    'bluesky clsx commitlint cordova deno ebay esbuild fastify fdir fflate flate gatsby globby ' +
    'grafana hapi immer jekyll jenkins jose jotai jquery jsdom keras laravel libpq libvips luxon ' +
    'minimatch nextjs nodemailer nodemon npx nuxt nvm phantomjs picomatch pino preact prisma ' +
    'pytorch qmail ramda requirejs rustc sequelize sinon socketio solidjs supabase swc swiper ' +
    'tapable tensorflow textlint threejs tippy tsc turbopack undici upath unpkg vercel vite ' +
    'vitest vitepress vue vuex winston xtend yargs yauzl zod zustand unist rehype verror umzug ' +
    'amqplib bullmq cssnano dashdash dayjs defu escodegen espree esprima execa greenkeeper htmlparser ' +
    'iisnode ioredis jiti joi kleur knex ksuid linkedom minimist nconf nopt oclif ofetch pako pathe ' +
    'picocolors restify saucelabs snyk sockjs tidelift tsup typeorm valibot xstream zuul ' +
    // Words of protocols and encodings.
    'hexa keypair keypairs referer referers varint varints'
  ).split(/\s+/),
)

/** Beginnings and ends of names of packages: "libvips", "winkjs", "tflags". */
const NAME =
  /^(?:lib|npm|git|http|xml|json|sql)[a-z]{3,}|[a-z]{2}(?:js|css|sql|xml|json|http|rpms?|ctl)$|^(?:aufs|(?:btr|ceph|cgroup|config|debug|dev|gluster|initram|overlay|proc|ram|reiser|root|squash|sys|tmp|ubi|union)fs)$/

/** Returns whether an unlisted word (in lower case) is a word of software in any text. */
export const isSoftwareWord = (lower: string): boolean => WORDS.has(lower)

/** A word for software right after a name: "the glog package", "a zonky driver". */
const KIND =
  /^(?:['’]s)?\s(?:package|library|module|plugin|function|method|header|command|daemon|parser|driver|loader|wrapper|bindings?|cli|api)s?(?!\p{L})/iu
/** "dashdash's features" */
const OWNER = /^['’]s\s/
/** The name of a maker or a helper follows: "written by tgfjt". */
const BEFORE_MAKER =
  /\b(?:(?:written|created|made|maintained|developed|authored|built|contributed|inspired|sponsored|funded) by|special thanks to) $/iu
/** The name of a model follows: "based on zonky". */
const BEFORE_MODEL = /\b(?:based on|aliased as|thanks to|compared to|identifiers?|powered by) $/iu
/** Other people's names on one side, in a list: "by Ann Lee, vnoder, Piotr Kuk". */
const AMONG_NAMES = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,(?: and)? $/u
const BEFORE_NAMES = /^,(?: and)? \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:,| and |\.$)/u
/** A user name or an identifier before it in a list: "dead_horse, jonathanong". */
const AFTER_IDENTIFIER = /(?:^|[\s(])[a-z]+(?:_[a-z]+|\d+),(?: and)? $/
/** The sentences of a text begin with capitals, so one that begins in lower case begins with a name. */
const CAPITALS = /(?:^|[.!?]\s+)\p{Lu}/u
/** The next word, which says what a name at the start of a sentence does: "wvdial copes". */
const NEXT = /^ ([a-z]+)/

/**
 * Returns whether an unlisted word in lower case, which resembles no frequent word, is named like a
 * package or a user: by its parts or by the words next to it. In prose about software, which names
 * packages as others name people, its place in the sentence suffices.
 */
export function isNamedLikePackage({ text: word, start, opens }: TextWord, text: string): boolean {
  const rest = text.slice(start + word.length)
  const before = text.slice(Math.max(0, start - 60), start)
  if (NAME.test(word) || BEFORE_NAMES.test(rest)) return true
  if ([BEFORE_MAKER, AMONG_NAMES, AFTER_IDENTIFIER].some(names => names.test(before))) return true
  if (!isTechnicalProse(text)) return false
  if (KIND.test(rest) || OWNER.test(rest) || BEFORE_MODEL.test(before)) return true
  return opens && CAPITALS.test(text) && isVerb(NEXT.exec(rest)?.[1])
}

const isVerb = (next = ''): boolean => verbReadings(next, 'X').some(({ form }) => form === 's')
