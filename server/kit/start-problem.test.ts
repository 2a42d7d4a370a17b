import { DataFolderLocked } from './database/data-folder-lock'
import { SettingsError } from './settings'
import { startProblem } from './start-problem'

describe('what keeps a program from starting', () => {
  test('is one line where settings or surroundings are the cause', () => {
    for (const Expected of [SettingsError, DataFolderLocked])
      expect(startProblem(new Expected('Clear words.'))).toBe('Clear words.')
    expect(startProblem(Object.assign(new Error('no such database'), { code: '3D000' }))).toBe(
      'no such database',
    )
  })

  test('has a line too where every address of a host refuses, which is an error without words', () => {
    const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
    expect(startProblem(refused)).toBe('ECONNREFUSED')
  })

  test('is the stack where it is our own fault', () => {
    expect(startProblem(new TypeError('x is undefined'))).toContain('start-problem.test')
  })
})
