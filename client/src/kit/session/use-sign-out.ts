import { useState } from 'react'
import { toast } from '../ui/toaster'
import { useSession } from './session-context'

/** Signs out; `failed` is said where the server could not be reached, and the button may be pressed again. */
export const useSignOut = (failed: string) => {
  const { session } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  const signOut = async () => {
    setIsLeaving(true)
    await session.signOut().catch((error: unknown) => {
      toast.error(failed, error)
      setIsLeaving(false)
    })
  }
  return { signOut, isLeaving }
}
