import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A mail as it came over the wire: who it was really for, and its source. */
export interface ReceivedMail {
  recipients: string[]
  source: string
}

/** A mail server on a real socket that answers 451 to the first `refusals` messages. */
export const startSmtp = async (refusals = 0) => {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals-- > 0) return callback(Object.assign(new Error('Try later'), { responseCode: 451 }))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ recipients, source: Buffer.concat(chunks).toString() })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    /** The first mail whose source holds a text; waits for it. */
    async mailWith(text: string): Promise<ReceivedMail> {
      for (let i = 0; i < 3000; i++) {
        const mail = received.find(({ source }) => source.includes(text))
        if (mail) return mail
        await pause(20)
      }
      throw new Error(`No mail holds ${text}`)
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
