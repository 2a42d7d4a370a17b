import { until } from '../test/until'
import { DatabaseUnavailable } from './database/database-unavailable'
import { createLog, requestLog, scrub } from './log'
import { cleanError } from './service/errors'

const recorded = () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  return { log, lines }
}

describe('the log', () => {
  test('hides secrets by name at any depth', () => {
    const { log, lines } = recorded()
    log.info({
      req: { headers: { authorization: 'Bearer abc"def', cookie: 'refresh=xyz', 'set-cookie': ['a=b'] } },
    })
    log.info({ body: { password: 'hunter2', newPassword: 'hunter3', refreshToken: 'hunter4' } })
    expect(lines.join()).not.toMatch(/abc|xyz|a=b|hunter/)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toHaveLength(2)
  })

  test('hides provider keys, tokens and passwords in URLs inside texts and errors', () => {
    const { log, lines } = recorded()
    const error = new Error(
      'line\nsk_live_abc123 postgres://me:hunter2@db/x eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.c2ln',
    )
    log.error({ err: error }, 'with whsec_abc123 and rk_test_abc123')
    expect(lines[0]).not.toMatch(/abc123|hunter2|eyJ/)
    expect(lines[0]).toContain('postgres://me:••••@db/x')
    expect(JSON.parse(lines[0]!)).toMatchObject({ err: { type: 'Error' } })
  })

  test('carries the id of the request', () => {
    const { log, lines } = recorded()
    requestLog(log, 'r-1').info('hello')
    expect(JSON.parse(lines[0]!)).toMatchObject({ requestId: 'r-1', msg: 'hello' })
  })

  test('says once a second that the database is not available, however often it is logged and by whom', async () => {
    const { log, lines } = recorded()
    const failure = () => new DatabaseUnavailable(new Error('connect ECONNREFUSED'))
    for (let call = 0; call < 50; call++) requestLog(log, `r-${call}`).error({ err: failure() }, 'failed')
    log.warn({ err: cleanError(failure()) }, 'a worker failed')
    log.warn({ err: new Error('something else') }, 'failed')
    expect(lines).toHaveLength(2)
    await until(() => lines.length > 2)
    const failures = lines.map((line) => JSON.parse(line) as { failures?: number; reason?: string })
    expect(failures.map(({ failures }) => failures)).toEqual([1, undefined, 50])
    expect(failures[2]).toMatchObject({ reason: 'connect ECONNREFUSED' })
    expect(lines[2]).not.toContain('stack')
  })

  test('leaves ordinary text alone', () => {
    expect(scrub('2 tasks_done at http://a.ca:80/x by a@b.ca')).toBe(
      '2 tasks_done at http://a.ca:80/x by a@b.ca',
    )
  })
})
