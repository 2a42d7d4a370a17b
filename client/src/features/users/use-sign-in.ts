import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../kit/data/rest'
import { useWords } from '../../kit/language/bilingual'
import { refusalCodeOf } from '../../kit/refusals/refusal-code'
import type { Login } from '../../kit/session/session'
import { useSession } from '../../kit/session/session-context'
import { messageOf } from '../../kit/ui/error-state'
import { useKitWords } from '../../kit/ui/kit-words'
import { signInWords } from './sign-in-words'
import { usePassingMessage } from './use-passing-message'

/** A name with its password. */
export type NamedLogin = Extract<Login, { username: string }>

/** Sends a login; says what is wrong with it, and which one asks for a second factor. */
export const useSignIn = () => {
  const words = useWords(signInWords)
  const { reason = messageOf } = useKitWords()
  const { session } = useSession()
  const { message, say, clear } = usePassingMessage()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<NamedLogin | null>(null)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])

  /** Answers whether it was refused. */
  const signIn = async (login: NamedLogin): Promise<boolean> => {
    clear()
    setBusy(true)
    try {
      await session.signIn(login)
      return false
    } catch (error) {
      if (!here.current) return false
      setBusy(false)
      if (refusalCodeOf(error) === 'second-factor-needed') {
        setAsked(login)
        return false
      }
      const isWrong = error instanceof ApiError && (error.code === 401 || error.code === 400)
      say(isWrong && login.code === undefined ? words.wrong : reason(error))
      return true
    }
  }
  return { signIn, busy, message, say, asked, askAnother: () => setAsked(null) }
}
