"""The page as an app: it calls when it is one's turn, can be installed, and gives way to a newer one."""

import re
from time import sleep

from playwright.sync_api import Route, expect

from tests.page.conftest import Welcome
from tests.page.visitor import Visitor, comes_true, until

LISTENING = """
  window.rung = 0;
  const strike = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.rung++; return strike.call(this); };
  window.noticed = [];
  window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); window.noticed.push(`${title} | ${more.body}`); }
  };
  // A browser without a head hides no window.
  Object.defineProperty(document, "hidden", { get: () => true });
"""
OFFERED = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => { window.prompted = true; };
  return window.dispatchEvent(offer);
}"""
OLD = 'window.old = caches.open("condotta-old").then((cache) => cache.put("/old", new Response("old")))'


def test_who_wants_it_hears_a_bell_and_sees_a_notice_when_it_is_his_turn(welcome: Welcome) -> None:
    visitor = welcome(permissions=["notifications"])
    visitor.context.add_init_script(LISTENING)
    visitor.be()
    page = visitor.go()
    page.get_by_role("button", name="Your turns").click()
    page.get_by_text("A sound", exact=True).click()
    page.get_by_text("A notice of the browser", exact=True).click()
    comes_true(page, "window.rung > 0 && localStorage.getItem('condotta.notify') === 'yes'")

    visitor.begin(title="The long war")

    comes_true(page, "window.rung > 0 && window.noticed.length > 0")
    assert page.evaluate("window.noticed")[0] == "Your turn | It is your turn at the table “The long war”."


def test_who_did_not_ask_hears_and_sees_nothing(welcome: Welcome) -> None:
    visitor = welcome(permissions=["notifications"])
    visitor.context.add_init_script(LISTENING)

    visitor.begin()

    expect(visitor.page).to_have_title(re.compile("Your turn"))
    assert visitor.page.evaluate("[window.rung, window.noticed]") == [0, []]


def test_the_app_is_installed_on_wish_and_then_no_more_offered(visitor: Visitor) -> None:
    page = visitor.go()
    button = page.get_by_role("button", name="Install the app")
    expect(button).to_have_count(0)

    assert page.evaluate(OFFERED) is False, "the browser's own offer is held back"
    button.click()

    comes_true(page, "window.prompted")
    expect(button).to_have_count(0)


def test_a_new_worker_forgets_what_an_older_one_kept(visitor: Visitor) -> None:
    visitor.context.add_init_script(OLD)
    page = visitor.go()

    assert page.evaluate("window.old.then(() => true)")

    until(page, lambda: page.evaluate("caches.keys()"), lambda kept: len(kept) == 1 and kept != ["condotta-old"])


def test_a_part_that_a_newer_page_no_longer_has_loads_the_page_anew(welcome: Welcome) -> None:
    visitor = welcome(service_workers="block")
    gone: list[str] = []

    def once(route: Route) -> None:
        if gone:
            return route.continue_()
        gone.append(route.request.url)
        return route.fulfill(status=404, body="")

    def slowly(route: Route) -> None:
        sleep(0.5)  # the old page is still there meanwhile
        route.continue_()

    page = visitor.go()
    page.evaluate("window.before = true")
    page.route("**/assets/LearnScreen-*.js", once)
    page.route("**/learn*", slowly)
    page.get_by_role("link", name=re.compile("[Ll]earn|[Ll]esson")).first.click()

    expect(page.get_by_role("heading", name="Condottiere")).to_be_visible()
    assert len(gone) == 1
    assert page.evaluate("window.before") is None
