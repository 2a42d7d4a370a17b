/** Only between two tasks is it paused, so no byte of one is dropped or read as another's. */
const readBytes = (length: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const bytes = Buffer.allocUnsafe(length)
    let filled = 0
    if (length === 0) return resolve(bytes)
    const take = (chunk: Buffer) => {
      filled += chunk.copy(bytes, filled)
      if (filled < length) return
      process.stdin.off('data', take).pause()
      resolve(bytes)
    }
    process.stdin.on('data', take).resume()
  })

/** What a child process of `createChildProcesses` does: it answers tasks, each made of a message and bytes, until it is left. */
export const answerTasks = <Task extends { length: number }, Answer>(
  answer: (task: Task, bytes: Buffer) => Promise<Answer>,
): void => {
  // The server says when to stop: a signal to the whole group must not take the pictures of its last uploads.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
  // An ordinary exit would first wait for a decoder that may never end.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.on('message', async (task: Task) => {
    const bytes = await readBytes(task.length)
    process.send?.('begun')
    process.send?.(await answer(task, bytes))
  })
  process.send?.('ready')
}
