import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { until } from '../../test/until'
import { lockDataFolder } from './data-folder-lock'

describe('the lock of a data folder', () => {
  let parent: string
  let folder: string
  beforeEach(() => {
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'mainstreet-'))
    folder = path.join(parent, 'data')
  })
  afterEach(() => fs.rmSync(parent, { recursive: true }))

  const holder = (code: string) => {
    const child = spawn(process.execPath, ['-e', code])
    fs.writeFileSync(`${folder}.lock`, `${child.pid} `)
    return child
  }

  test('is not taken from a living process', async () => {
    const child = holder('setTimeout(() => {}, 60000)')
    try {
      await expect(lockDataFolder(folder)).rejects.toThrow(
        `${folder} is already in use by process ${child.pid}.`,
      )
    } finally {
      child.kill()
    }
  })

  test('is waited for while its process is leaving', async () => {
    const child = holder('setTimeout(() => {}, 60000)')
    const taken = lockDataFolder(folder)
    setTimeout(() => child.kill('SIGKILL'), 500)
    ;(await taken)()
    expect(fs.readdirSync(parent)).toEqual([])
  })

  test('is refused a second time in the same process, until it is released', async () => {
    const release = await lockDataFolder(folder)
    await expect(lockDataFolder(folder)).rejects.toThrow('already in use')
    release()
    ;(await lockDataFolder(folder))()
    expect(fs.readdirSync(parent)).toEqual([])
  })

  test('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.once('exit', resolve))
    fs.writeFileSync(`${folder}.lock`, `${child.pid} 1`)
    ;(await lockDataFolder(folder))()
  })

  const withProc = fs.existsSync('/proc/self/stat') ? test : test.skip
  withProc('is taken over when its pid now belongs to another process', async () => {
    fs.writeFileSync(`${folder}.lock`, `${process.ppid} 1`)
    ;(await lockDataFolder(folder))()
  })

  withProc('is taken over from a dead process that its parent has not noticed', async () => {
    // The child ends once its parent is a program that asks after no child; a shell might have.
    const child = 'until read -r name </proc/$PPID/comm && [ "$name" = sleep ]; do sleep 0.01; done'
    const parentOfDead = spawn('sh', ['-c', `sh -c '${child}' & echo $!; exec sleep 60`])
    try {
      const [pid] = await once(parentOfDead.stdout, 'data')
      const stat = () => fs.readFileSync(`/proc/${String(pid).trim()}/stat`, 'utf8')
      await until(() => stat().includes(') Z '))
      fs.writeFileSync(`${folder}.lock`, `${String(pid).trim()} `)
      ;(await lockDataFolder(folder))()
    } finally {
      parentOfDead.kill()
    }
  })
})
