import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import type { Middleware } from '../../kit/http/context'
import { plainPage } from '../../kit/http/pages/plain-page'
import type { Rows } from '../../kit/database/rows'

const email = 'you@example.com'

/** What the embedded database asks for is another thing: it belongs to one process. */
const elsewhere = {
  pglite: `<p>In the container image it is:</p>
<pre>node server/dist/admin.js create-staff ${email}</pre>
<p>This server keeps its data in the embedded database, which belongs to one process: stop the server, run the command, start the server again.</p>`,
  postgres: `<p>With docker compose it is:</p>
<pre>docker compose run --rm server-1 node server/dist/admin.js create-staff ${email}</pre>`,
}

const stepsPage = (engine: keyof typeof elsewhere) =>
  plainPage(
    'Mainstreet is running',
    `<p>There is no business here yet, and nobody who could sign in and make one. Two steps:</p>
<h2>1. Make the first staff member</h2>
<p>On the server, with the settings it runs with:</p>
<pre>npm run admin -- create-staff ${email}</pre>
${elsewhere[engine]}
<h2>2. Choose a password and sign in</h2>
<p>The command prints a link that works once. Open it and choose a password; then sign in at <a href="${backOfficeRoutes.login}">${backOfficeRoutes.login}</a> of this address.</p>
<p class="quiet">This page is shown until somebody can sign in.</p>`,
  )

/** Answers, on hosts without a site, with what to do first, as long as there is neither a staff user nor an account. */
export const firstSteps = (app: Application): Middleware => {
  // It never goes back, so requests to unknown hosts cost no query later.
  let begun = false
  return async (ctx, next) => {
    if (begun || ctx.path !== '/' || ctx.state.tenant) return next()
    const { rows } = await app
      .get('database')
      .knex.raw<Rows<{ begun: boolean }>>(
        `select exists (select from account) or exists (select from users where role = 'staff') as begun`,
      )
    begun = rows[0]!.begun
    if (begun) return next()
    ctx.body = stepsPage(app.get('database').engine)
    return undefined
  }
}
