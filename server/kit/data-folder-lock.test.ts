import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { lockDataFolder } from './data-folder-lock'

describe('the lock of a data folder', () => {
  let parent: string
  let folder: string
  beforeEach(() => {
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
    folder = path.join(parent, 'data')
  })
  afterEach(() => fs.rmSync(parent, { recursive: true }))

  test('is not taken from a living process', () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    fs.writeFileSync(`${folder}.lock`, `${child.pid} `)
    try {
      expect(() => lockDataFolder(folder)).toThrow(`${folder} is already in use by process ${child.pid}.`)
    } finally {
      child.kill()
    }
  })

  test('is refused a second time in the same process, until it is released', () => {
    const release = lockDataFolder(folder)
    expect(() => lockDataFolder(folder)).toThrow('already in use')
    release()
    lockDataFolder(folder)()
    expect(fs.readdirSync(parent)).toEqual([])
  })

  test('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.once('exit', resolve))
    fs.writeFileSync(`${folder}.lock`, `${child.pid} 1`)
    lockDataFolder(folder)()
  })

  const withProc = fs.existsSync('/proc/self/stat') ? test : test.skip
  withProc('is taken over when its pid now belongs to another process', () => {
    fs.writeFileSync(`${folder}.lock`, `${process.ppid} 1`)
    lockDataFolder(folder)()
  })
})
