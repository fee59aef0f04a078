/** `text` and `html` say the same. Delivered at least once: a crash at the wrong moment may send it again. */
export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Of a mail that comes again and again: where a POST ends it, told in its headers (RFC 8058). */
  endUrl?: string | undefined
}

export type StoredMail = Mail & { deliveredAt: string }

/** Throws when the mail was not taken; it is tried again later. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Drops what is kept here of mails to an address; what was handed to another server is out of reach. */
  forget(address: string): Promise<void>
  isUp(): Promise<boolean>
  close(): void
}
