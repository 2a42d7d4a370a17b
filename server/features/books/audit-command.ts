import type { Application } from '../../declarations'
import { readFindings } from './findings'
import { runAudit, type AuditResult } from './run-audit'

const countText = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const summaryText = ({ accounts, findings, failures }: AuditResult): string =>
  [
    `${countText(accounts, 'account')} checked, ${findings ? countText(findings, 'finding') : 'everything adds up'}.`,
    ...(failures ? [`${countText(failures, 'check')} could not be made; the log says why.`] : []),
  ].join('\n')

/** Checks the books of every account; answers what to print, and whether all is well. */
export const auditCommand = async (app: Application): Promise<{ text: string; isClean: boolean }> => {
  const result = await runAudit(app, 'now')
  if (!result)
    return { text: 'The books are being checked by another process; try again in a moment.', isClean: false }
  const { accounts, total } = await readFindings(app)
  const lines = accounts.flatMap(({ customerId, name, findings }) => [
    '',
    `${name} (account ${customerId})`,
    ...findings.map(
      ({ kind, subject, expected, found }) =>
        `  ${kind.padEnd(16)} ${subject}: expected ${expected}, found ${found}`,
    ),
  ])
  return {
    text: `${[summaryText(result), ...lines].join('\n')}\n`,
    isClean: total === 0 && result.failures === 0,
  }
}
