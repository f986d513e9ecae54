/** Thrown by a loader to redirect. `location`: a path of this site with its locale, or an absolute URL. */
export class Redirect {
  readonly location: string;
  readonly status: number;

  constructor(location: string, status = 302) {
    this.location = location;
    this.status = status;
  }
}
