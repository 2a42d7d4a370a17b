import { platformOverviewOperation, type PlatformOverview } from '@mainstreet/shared/contracts/customers'
import type { Rows } from '../../kit/database/rows'
import { operationService } from '../../kit/service/define-service'

/** How often something happened in the last 24 hours, and in those before. */
const dayOf = (column: string, from: string) =>
  `(select json_build_object(
    'now', count(*) filter (where ${column} > now() - interval '1 day'), 'before',
    count(*) filter (where ${column} <= now() - interval '1 day'))
  from ${from} and ${column} > now() - interval '2 days')`

const overviewSql = `select
  ${dayOf('"paidAt"', 'account_orders where not test and not unlisted')} as orders,
  ${dayOf('"sentAt"', `account_mails where status = 'sent'`)} as mails,
  (select coalesce(sum(v.visits), 0)::int from visit_days v join account on account.id = v."customerId"
    where v.day = (now() at time zone account.timezone)::date) as visits,
  json_build_object(
    'failedMails', (select count(*) from account_mails
      where status = 'failed' and "createdAt" > now() - interval '1 day'),
    'failedWebhooks', (select count(*) from webhook_deliveries
      where status = 'failed' and "createdAt" > now() - interval '1 day'),
    'books', (select count(distinct "customerId") from audit_findings where "closedAt" is null),
    'lateJobs', (select coalesce(json_agg(name order by name), '[]') from job_turns
      where "dueAt" < now() - interval '10 minutes')
  ) as problems`

/** The platform's day, as the database has it. */
export const summarisePlatform = operationService(platformOverviewOperation, (app) => async () => {
  const { knex } = app.get('database')
  const { rows } = await knex.raw<Rows<Omit<PlatformOverview, 'ok'>>>(overviewSql)
  return { ok: true as const, ...rows[0]! }
})
