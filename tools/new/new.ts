import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { newBlock } from './block'
import { namesOf } from './names'
import { newOperation } from './operation'
import { newPage } from './page'
import { newService } from './service'
import { SourceTree } from './source-tree'

const usage = `npm run new -- service NAME [--in FEATURE]          a table of a business, such as shop-questions
npm run new -- operation VERB-NOUN [--in FEATURE]    something that is done, such as close-shop
npm run new -- page NAME --of SERVICE [--in FEATURE] a page of the dashboard for the rows of a service
npm run new -- block NAME --of SERVICE               a block of the home page that shows the rows of a service
`

const root = process.cwd()

const run = (args: readonly string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { in: { type: 'string' }, of: { type: 'string' } },
  })
  const [kind, name, ...more] = positionals
  if (!kind || !name || more.length > 0) throw new Error(usage)
  const tree = new SourceTree(root)
  const names = namesOf(name)
  const feature = namesOf(values.in ?? name)
  const rows = namesOf(values.of ?? name)
  if (kind === 'service') newService(tree, names, feature)
  else if (kind === 'operation') newOperation(tree, names, feature)
  else if (kind === 'page') newPage(tree, { names, feature, rows })
  else if (kind === 'block') newBlock(tree, { names, rows })
  else throw new Error(usage)
  return tree.write()
}

try {
  const { made, changed } = run(process.argv.slice(2))
  execFileSync('npx', ['prettier', '--write', '--log-level=warn', ...made, ...changed], { cwd: root })
  process.stdout.write(`Made:\n  ${made.join('\n  ')}\nAdded to:\n  ${changed.join('\n  ')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
