"""Pictures of every main screen, in three sizes and four languages: `make pictures`.

python -m tests.page.pictures web/pictures [screen ...]

The three of the README go into docs/pictures when all screens are taken.
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.conftest import Generous, chromium
from tests.page.screens import SCREENS, settled
from tests.page.visitor import DESK, LOCALES, PHONE, TABLET, Visitor

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
NAMES = {"phone": "Lucia", "tablet": "Marco", "desk": "Bianca"}
README = {"desk.png": ("en", DESK, False), "tablet.png": ("ru", TABLET, True), "phone.png": ("en", PHONE, False)}
SHOWN = Path(__file__).parents[2] / "docs" / "pictures"


def take(browser: Browser, address: str, folder: Path, screens: list[str]) -> None:
    """All pictures of these screens; a screen is reached once for each size, and then read in each language."""
    for size, viewport in SIZES.items():
        visitor = Visitor(browser, address, viewport=viewport, name=NAMES[size])
        for screen in screens:
            page = SCREENS[screen](visitor)
            for language in LOCALES:
                page.get_by_role("banner").get_by_role("combobox").select_option(language)
                place = folder / size / language / f"{screen}.png"
                place.parent.mkdir(parents=True, exist_ok=True)
                settled(page).screenshot(path=place)
            page.get_by_role("banner").get_by_role("combobox").select_option("en")
        visitor.leave()


def take_for_readme(browser: Browser, address: str) -> None:
    """A battle on three screens."""
    for name, (language, viewport, dark) in README.items():
        visitor = Visitor(browser, address, language, viewport=viewport, dark=dark, name=f"Lorenzo {name[0].upper()}.")
        settled(SCREENS["battle"](visitor)).screenshot(path=SHOWN / name)
        visitor.leave()


def main() -> None:
    folder, screens = Path(sys.argv[1]), sys.argv[2:] or list(SCREENS)
    with Generous() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(playwright))
        take(browser, server.address, folder, screens)
        if not sys.argv[2:]:
            take_for_readme(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
