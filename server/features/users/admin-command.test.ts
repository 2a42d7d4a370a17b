import { readCommand, usage } from './admin-command'

describe('a command line of the admin', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']], [['create-staff', '--help']]])(
    '%j asks for help',
    (args: string[]) => {
      expect(readCommand(args)).toBeUndefined()
    },
  )

  test.each([
    [['make-staff', 'you@example.com'], 'Unknown command "make-staff"'],
    [['constructor'], 'Unknown command "constructor"'],
    [['create-staff'], 'It is: create-staff EMAIL'],
    [['disable', 'a@example.com', 'b@example.com'], 'It is: disable EMAIL'],
    [['list-staff', 'a@example.com'], 'It is: list-staff'],
  ])('%j is refused in one line', (args, words) => {
    const read = () => readCommand(args)
    expect(read).toThrow(words)
    expect(read).not.toThrow('\n')
  })

  test('the help names every command and says when the server has to stop', () => {
    for (const name of ['create-staff EMAIL', 'list-staff', 'reset-password EMAIL', 'disable EMAIL'])
      expect(usage).toContain(name)
    expect(usage).toContain('stop the server first')
  })
})
