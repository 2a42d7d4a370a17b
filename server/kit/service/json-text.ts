/** A whole answer as the database wrote it: transports send the text, and whoever asks for the value reads it from there. */
export class JsonText {
  constructor(readonly text: string) {}

  toJSON(): unknown {
    return JSON.parse(this.text)
  }
}
