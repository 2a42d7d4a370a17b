import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useWords } from '../language/bilingual'
import { IconButton } from './icon-button'
import { passwordWords } from './password-words'
import { TextField } from './text-field'

/** A password, which can be looked at while it is typed. */
export const PasswordBox = (props: ComponentProps<typeof TextField>) => {
  const words = useWords(passwordWords)
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={isShown ? words.hide : words.show}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
