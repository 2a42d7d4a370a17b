import type { Names } from './names'
import { dialog, page, test, words, type PageNames } from './page-files'
import type { SourceTree } from './source-tree'

const emptyPages = ({
  camel,
}: Names) => `import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const ${camel}Pages: readonly BackOfficePage[] = [
]
`

const entry = ({ names, rows }: PageNames) => `{
  ...inDashboard,
  path: routes.${names.camel},
  needs: [${rows.one}Contract, 'patch'],
  label: { en: '${names.title}', fr: '${names.title}' },
  Page: page(() => import('./dashboard-${names.path}-page'), 'Dashboard${names.pascal}Page'),
  nav: { icon: 'content', group: 'Applications' },
  customer: 'link',
},`

/** A page of the dashboard for the rows of a service that the generator made: list, dialog, words, address and test. */
export const newPage = (tree: SourceTree, all: PageNames): void => {
  const { names, feature, rows } = all
  if (!tree.has(`shared/contracts/${rows.path}.ts`))
    throw new Error(`Make the service first: npm run new -- service ${rows.path}`)
  const folder = `client/src/features/${feature.path}`
  tree.make(`${folder}/dashboard-${names.path}-page.tsx`, page(all))
  tree.make(`${folder}/dashboard-${names.path}-page.test.tsx`, test(all))
  tree.make(`${folder}/${rows.path}-dialog.tsx`, dialog(all))
  tree.make(`${folder}/${rows.path}-words.ts`, words(all))
  const pages = `${folder}/${feature.path}.pages.ts`
  if (!tree.has(pages)) {
    tree.make(pages, emptyPages(feature))
    const list = 'client/src/app/back-office-pages.ts'
    tree.addImport(
      list,
      `import { ${feature.camel}Pages } from '../features/${feature.path}/${feature.path}.pages'`,
    )
    tree.addTo(
      list,
      { list: 'export const backOfficePages', before: 'ownAccount' },
      `...${feature.camel}Pages,`,
    )
  }
  tree.addImport(pages, `import { ${rows.one}Contract } from '@mainstreet/shared/contracts/${rows.path}'`)
  tree.addTo(pages, { list: `export const ${feature.camel}Pages`, last: true }, entry(all))
  tree.addTo(
    'shared/routes.ts',
    { list: 'export const backOfficeRoutes', before: 'account:' },
    `${names.camel}: \`\${dashboardPath}/${names.path}\`,`,
  )
}
